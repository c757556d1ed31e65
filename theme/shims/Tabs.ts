export { Tabs as default } from '../content/Tabs.js';
