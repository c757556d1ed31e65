import { expect, it } from 'vitest';
import { inFolder } from '../../renderer/output/modules/in-folder.js';
import { overlapping } from '../../renderer/site/helpers/overlapping.js';

it('begins before the first of several runs that overlap, and ends after the last', async () => {
  const told: string[] = [];
  const run = overlapping(() => {
    told.push('begin');
    return () => void told.push('end');
  });
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const first = run(() => gate.then(() => told.push('first')));
  await run(() => told.push('second'));
  open();
  await first;
  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(told).toEqual(['begin', 'second', 'first', 'end', 'begin', 'end']);
});

it('comes back to the folder in which it was called, from a folder that is not there too', async () => {
  const before = process.cwd();
  await inFolder('/', () => inFolder('/tmp', () => expect(process.cwd()).toBe('/tmp')));
  await expect(inFolder(`${before}/none`, () => {})).rejects.toThrow('ENOENT');
  await inFolder('/', () => expect(process.cwd()).toBe('/'));
  expect(process.cwd()).toBe(before);
});
