/** Dates as readers see them: by tables of ours, never by `Intl`, whose words change from one Node to the next (D11). */
import { dictionary } from '../../shared/dictionary.js';
import { MONTHS } from './dates.js';

/** Date formats by language: year Y, month M, day D; and the names of months in dates. Data of Unicode's CLDR. */
const LANGUAGES = dictionary<readonly [form: string, months?: string]>({
  zh: ['Y年M月D日'],
  ja: ['Y年M月D日'],
  ko: ['Y년 M월 D일'],
  vi: ['D tháng M, Y'],
  bg: ['D M Y г.', 'януари февруари март април май юни юли август септември октомври ноември декември'],
  cs: ['D. M Y', 'ledna února března dubna května června července srpna září října listopadu prosince'],
  da: ['D. M Y', 'januar februar marts april maj juni juli august september oktober november december'],
  de: ['D. M Y', 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'],
  el: [
    'D M Y',
    'Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου Δεκεμβρίου',
  ],
  es: ['D de M de Y', 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'],
  et: ['D. M Y', 'jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember'],
  fi: [
    'D. M Y',
    'tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta',
  ],
  fil: ['M D, Y', 'Enero Pebrero Marso Abril Mayo Hunyo Hulyo Agosto Setyembre Oktubre Nobyembre Disyembre'],
  fr: ['D M Y', 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'],
  he: ['D בM Y', 'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר'],
  hi: ['D M Y', 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'],
  hu: ['Y. M D.', 'január február március április május június július augusztus szeptember október november december'],
  id: ['D M Y', 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'],
  is: ['D. M Y', 'janúar febrúar mars apríl maí júní júlí ágúst september október nóvember desember'],
  it: ['D M Y', 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'],
  nb: ['D. M Y', 'januar februar mars april mai juni juli august september oktober november desember'],
  nl: ['D M Y', 'januari februari maart april mei juni juli augustus september oktober november december'],
  pl: ['D M Y', 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'],
  pt: ['D de M de Y', 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'],
  ro: ['D M Y', 'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie'],
  ru: ['D M Y г.', 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'],
  sl: ['D. M Y', 'januar februar marec april maj junij julij avgust september oktober november december'],
  sr: ['D. M Y.', 'јануар фебруар март април мај јун јул август септембар октобар новембар децембар'],
  sv: ['D M Y', 'januari februari mars april maj juni juli augusti september oktober november december'],
  tk: ['D M Y', 'ýanwar fewral mart aprel maý iýun iýul awgust sentýabr oktýabr noýabr dekabr'],
  tr: ['D M Y', 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'],
  uk: ['D M Y р.', 'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня'],
  ar: ['D M Y', 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'],
});
const ENGLISH = MONTHS.map((name) => name.slice(0, 1).toUpperCase() + name.slice(1));

/** Long date in UTC (B2.12): `2025年3月23日`, `23 mars 2025`; `March 23, 2025` in English and where nothing is known of the language. */
export function longDate(iso: string, locale: string): string {
  return shownDate(iso, locale, (month) => ENGLISH[month - 1] ?? '');
}

/** Date with short month in UTC (B1.101): `Nov 21, 2026`; other languages write their months in full. */
export function shortDate(iso: string, locale: string): string {
  return shownDate(iso, locale, (month) => (ENGLISH[month - 1] ?? '').slice(0, 3));
}

function shownDate(iso: string, locale: string, english: (month: number) => string): string {
  const [year = 0, month = 0, day = 0] = [iso.slice(0, 4), iso.slice(5, 7), iso.slice(8, 10)].map(Number);
  const [language = ''] = locale.toLowerCase().split(/[-_]/);
  const known = LANGUAGES[language];
  if (!known) return `${english(month)} ${day}, ${year}`;
  const [form, months] = known;
  const parts: Record<string, string> = {
    Y: String(year),
    M: months?.split(' ')[month - 1] ?? String(month),
    D: String(day),
  };
  return form.replace(/[YMD]/g, (part) => parts[part] ?? '');
}
