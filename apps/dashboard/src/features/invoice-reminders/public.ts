export { RemindersSection } from './components/reminders-section.tsx';
export { invoiceRemindersLocale } from './locales/index.ts';
