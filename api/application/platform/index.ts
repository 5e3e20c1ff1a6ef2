export { CheckBooks } from './check-books.ts';
export { CheckHealth } from './check-health.ts';
export { CurrentSite } from './current-site.ts';
export { DeliverMail } from './deliver-mail.ts';
export { GetPublicSettings } from './get-public-settings.ts';
export { GetSystemHealth } from './get-system-health.ts';
export { NoteExport } from './note-export.ts';
export { SaveSettings } from './save-settings.ts';
