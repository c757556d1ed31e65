/**
 * Brings what the tests need beyond npm packages: a Chromium and a Chinese font (D4), the shells whose completion is
 * tested, an nginx to compare `notes preview` with, and a Firefox and a WebKit (D31). On Debian, run as root,
 * they come from its packages; elsewhere the missing one is named and the run stops: nothing is skipped silently. Without a Firefox or a
 * WebKit the run goes on, and its tests fail.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian names of what is missing. */
function missing() {
  const packages = [];
  if (!hasChromium() && !existsSync('/usr/bin/chromium')) packages.push('chromium');
  if (!hasChineseFont()) packages.push('fonts-noto-cjk');
  for (const shell of ['zsh', 'fish']) if (!onPath(shell)) packages.push(shell);
  // It is also installed where only root searches for programs.
  if (!existsSync('/usr/sbin/nginx') && !onPath('nginx')) packages.push('nginx');
  return packages;
}

/** True if there is a headless shell, which draws the same pages in half the processor time, or a browser that is named. */
const hasChromium = () => Boolean(process.env.CHROMIUM_PATH) || existsSync('/usr/bin/chromium-headless-shell');

const onPath = (name) => process.env.PATH?.split(delimiter).some((folder) => existsSync(join(folder, name)));

function hasChineseFont() {
  try {
    return execFileSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false;
  }
}

/** `FIREFOX_PATH` names another one. */
const hasFirefox = () =>
  [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].some((path) => path && existsSync(path));

const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

function install(packages) {
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env: environment });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment,
  });
}

if (!hasChromium() && canInstall) {
  try {
    install(['chromium-headless-shell']);
  } catch {
    console.error(
      'No chromium-headless-shell in this Debian: the whole Chromium takes its place, and the tests longer.',
    );
  }
}
const packages = missing();
if (packages.length > 0) {
  if (!canInstall) {
    console.error(
      `The tests need ${packages.join(' and ')}. Install them (Debian: apt-get install ${packages.join(' ')}) or set CHROMIUM_PATH.`,
    );
    process.exit(1);
  }
  install(['fontconfig', ...packages]);
}
const hasWebKit = () => ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((path) => existsSync(path));

for (const [name, isThere, needed] of [
  ['Firefox', hasFirefox, ['firefox-esr']],
  ['WebKit', hasWebKit, ['webkit2gtk-driver', 'xvfb']],
]) {
  try {
    if (isThere()) continue;
    if (!canInstall) throw new Error('it takes Debian and root');
    install(needed);
  } catch (error) {
    console.error(`${name} could not be installed (${error.message}): its tests will fail.`);
  }
}
