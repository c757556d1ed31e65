export { TabItem as default } from '../content/Tabs.js';
