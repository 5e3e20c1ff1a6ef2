import type { Knex } from 'knex';
import * as accounts from './migrations/0001-accounts.ts';
import * as analysis from './migrations/0100-analysis.ts';
import * as catalog from './migrations/0200-catalog.ts';
import * as catalogSeed from './migrations/0201-catalog-seed.ts';
import * as credits from './migrations/0300-credits.ts';
import * as ordering from './migrations/0400-ordering.ts';
import * as payments from './migrations/0410-payments.ts';
import * as partners from './migrations/0500-partners.ts';
import * as audit from './migrations/0510-audit.ts';
import * as mail from './migrations/0600-mail.ts';
import * as sessionDevices from './migrations/0610-session-devices.ts';
import * as visitorContacts from './migrations/0700-visitors-desk.ts';
import * as visitorsQuota from './migrations/0710-visitors-quota.ts';
import * as learning from './migrations/0800-learning.ts';
import * as tutor from './migrations/0810-tutor.ts';
import * as followUp from './migrations/0900-follow-up.ts';
import * as adminOrders from './migrations/1000-order-desk.ts';
import * as orderCounts from './migrations/1001-order-counts.ts';
import * as adminUsers from './migrations/1010-users-desk.ts';
import * as userCounts from './migrations/1011-user-counts.ts';
import * as platformSettings from './migrations/1020-platform-settings.ts';
import * as selfReferralReviews from './migrations/1030-self-referral-reviews.ts';
import * as catalogAdmin from './migrations/1040-catalog-admin.ts';
import * as partnerDashboard from './migrations/1050-partner-desk.ts';
import * as integrations from './migrations/1060-integrations.ts';
import * as insights from './migrations/1070-insights.ts';
import * as listIndexes from './migrations/1080-list-indexes.ts';
import * as insightItems from './migrations/1081-insight-items.ts';
import * as partnerSums from './migrations/1082-partner-sums.ts';
import * as webhookSecrets from './migrations/1090-webhook-secrets.ts';
import * as countedSearches from './migrations/1091-counted-searches.ts';
import * as lateCharges from './migrations/1200-late-charges.ts';
import * as holdsAndDebts from './migrations/1201-holds-and-debts.ts';
import * as refundsElsewhere from './migrations/1202-refunds-elsewhere.ts';
import * as disputes from './migrations/1203-disputes.ts';
import * as revenue from './migrations/1210-revenue.ts';
import * as wideCredits from './migrations/1211-wide-credits.ts';
import * as bookingFailures from './migrations/1212-booking-failures.ts';
import * as plansHeld from './migrations/1213-plans-held.ts';
import * as freeOrders from './migrations/1214-free-orders.ts';
import * as mailboxProof from './migrations/1220-mailbox-proof.ts';
import * as forgottenWords from './migrations/1221-forgotten-words.ts';
import * as taxSettings from './migrations/1240-tax-settings.ts';
import * as orderTax from './migrations/1241-order-tax.ts';
import * as invoices from './migrations/1242-invoices.ts';
import * as suspendedAccounts from './migrations/1250-suspended-accounts.ts';
import * as provenSessions from './migrations/1251-proven-sessions.ts';
import * as providerPauses from './migrations/1280-provider-pauses.ts';
import * as planRecord from './migrations/1281-plan-record.ts';
import * as learningEvents from './migrations/1290-learning-events.ts';
import * as heldRates from './migrations/1300-held-rates.ts';
import * as ownNotes from './migrations/1310-own-notes.ts';
import * as staffRoles from './migrations/1330-staff-roles.ts';
import * as chartHints from './migrations/1340-chart-hints.ts';
import * as wrongReadings from './migrations/1350-wrong-readings.ts';
import * as followUpHints from './migrations/1355-follow-up-hints.ts';
import * as analysisShares from './migrations/1370-analysis-shares.ts';
import * as lotsByAccount from './migrations/1450-lots-by-account.ts';
import * as rateDates from './migrations/1510-rate-dates.ts';
import * as preferences from './migrations/1441-preferences.ts';
import * as openCommission from './migrations/1520-open-commission.ts';
import * as fewerIndexes from './migrations/1521-fewer-indexes.ts';
import * as auditRetention from './migrations/1522-audit-retention.ts';
import * as figuresByDay from './migrations/1523-figures-by-day.ts';
import * as countedMessages from './migrations/1524-counted-messages.ts';
import * as ordersByStatus from './migrations/1530-orders-by-status.ts';
import * as revenueOfOneOrder from './migrations/1531-revenue-of-one-order.ts';
import * as noTeamSeats from './migrations/1540-no-team-seats.ts';
import * as commissionMonths from './migrations/1550-commission-months.ts';
import * as accountsNotSignedInTo from './migrations/1551-accounts-not-signed-in-to.ts';
import * as valueOfReferredOrders from './migrations/1560-value-of-referred-orders.ts';
import * as sumsOfOrders from './migrations/1561-sums-of-orders.ts';
import * as entriesWithoutAccounts from './migrations/1562-entries-without-accounts.ts';
import * as classesOfTimes from './migrations/1563-classes-of-times.ts';
import * as sumsOfOneOrder from './migrations/1570-sums-of-one-order.ts';
import * as emailChanges from './migrations/1440-email-changes.ts';
import * as unqueuedRows from './migrations/1410-unqueued-rows.ts';
import * as witnessFailures from './migrations/1420-witness-failures.ts';
import * as reminders from './migrations/1430-reminders.ts';
import * as tour from './migrations/1431-tour.ts';

interface NamedMigration {
  name: string;
  up: (database: Knex) => Promise<void>;
}

/** Every migration in the order they run. One that has run anywhere is never edited: a change is a new one. */
const migrations: NamedMigration[] = [
  { name: '0001-accounts', ...accounts },
  { name: '0100-analysis', ...analysis },
  { name: '0200-catalog', ...catalog },
  { name: '0201-catalog-seed', ...catalogSeed },
  { name: '0300-credits', ...credits },
  { name: '0400-ordering', ...ordering },
  { name: '0410-payments', ...payments },
  { name: '0500-partners', ...partners },
  { name: '0510-audit', ...audit },
  { name: '0600-mail', ...mail },
  { name: '0610-session-devices', ...sessionDevices },
  { name: '0700-visitors-desk', ...visitorContacts },
  { name: '0710-visitors-quota', ...visitorsQuota },
  { name: '0800-learning', ...learning },
  { name: '0810-tutor', ...tutor },
  { name: '0900-follow-up', ...followUp },
  { name: '1000-order-desk', ...adminOrders },
  { name: '1001-order-counts', ...orderCounts },
  { name: '1010-users-desk', ...adminUsers },
  { name: '1011-user-counts', ...userCounts },
  { name: '1020-platform-settings', ...platformSettings },
  { name: '1030-self-referral-reviews', ...selfReferralReviews },
  { name: '1040-catalog-admin', ...catalogAdmin },
  { name: '1050-partner-desk', ...partnerDashboard },
  { name: '1060-integrations', ...integrations },
  { name: '1070-insights', ...insights },
  { name: '1080-list-indexes', ...listIndexes },
  { name: '1081-insight-items', ...insightItems },
  { name: '1082-partner-sums', ...partnerSums },
  { name: '1090-webhook-secrets', ...webhookSecrets },
  { name: '1091-counted-searches', ...countedSearches },
  { name: '1200-late-charges', ...lateCharges },
  { name: '1201-holds-and-debts', ...holdsAndDebts },
  { name: '1202-refunds-elsewhere', ...refundsElsewhere },
  { name: '1203-disputes', ...disputes },
  { name: '1210-revenue', ...revenue },
  { name: '1211-wide-credits', ...wideCredits },
  { name: '1212-booking-failures', ...bookingFailures },
  { name: '1213-plans-held', ...plansHeld },
  { name: '1214-free-orders', ...freeOrders },
  { name: '1220-mailbox-proof', ...mailboxProof },
  { name: '1221-forgotten-words', ...forgottenWords },
  { name: '1240-tax-settings', ...taxSettings },
  { name: '1241-order-tax', ...orderTax },
  { name: '1242-invoices', ...invoices },
  { name: '1250-suspended-accounts', ...suspendedAccounts },
  { name: '1251-proven-sessions', ...provenSessions },
  { name: '1280-provider-pauses', ...providerPauses },
  { name: '1281-plan-record', ...planRecord },
  { name: '1290-learning-events', ...learningEvents },
  { name: '1300-held-rates', ...heldRates },
  { name: '1310-own-notes', ...ownNotes },
  { name: '1330-staff-roles', ...staffRoles },
  { name: '1340-chart-hints', ...chartHints },
  { name: '1350-wrong-readings', ...wrongReadings },
  { name: '1355-follow-up-hints', ...followUpHints },
  { name: '1370-analysis-shares', ...analysisShares },
  { name: '1410-unqueued-rows', ...unqueuedRows },
  { name: '1420-witness-failures', ...witnessFailures },
  { name: '1430-reminders', ...reminders },
  { name: '1450-lots-by-account', ...lotsByAccount },
  { name: '1440-email-changes', ...emailChanges },
  { name: '1431-tour', ...tour },
  { name: '1441-preferences', ...preferences },
  { name: '1520-open-commission', ...openCommission },
  { name: '1510-rate-dates', ...rateDates },
  { name: '1521-fewer-indexes', ...fewerIndexes },
  { name: '1522-audit-retention', ...auditRetention },
  { name: '1523-figures-by-day', ...figuresByDay },
  { name: '1524-counted-messages', ...countedMessages },
  { name: '1530-orders-by-status', ...ordersByStatus },
  { name: '1531-revenue-of-one-order', ...revenueOfOneOrder },
  { name: '1550-commission-months', ...commissionMonths },
  { name: '1551-accounts-not-signed-in-to', ...accountsNotSignedInTo },
  { name: '1560-value-of-referred-orders', ...valueOfReferredOrders },
  { name: '1561-sums-of-orders', ...sumsOfOrders },
  { name: '1562-entries-without-accounts', ...entriesWithoutAccounts },
  { name: '1563-classes-of-times', ...classesOfTimes },
  { name: '1540-no-team-seats', ...noTeamSeats },
  { name: '1570-sums-of-one-order', ...sumsOfOneOrder },
];

/** Gives knex the list directly; no directory is scanned, so stray files are never run. */
export const migrationSource: Knex.MigrationSource<NamedMigration> = {
  getMigrations: async () => migrations,
  getMigrationName: (migration) => migration.name,
  getMigration: async (migration) => ({
    // An index over a million orders takes longer to make than anybody would wait for an answer.
    up: async (database) => {
      await database.raw('set local statement_timeout = 0');
      await migration.up(database);
    },
    down: () =>
      Promise.reject(new Error('Migrations run forward only: restore a backup, or write a new one.')),
  }),
};
