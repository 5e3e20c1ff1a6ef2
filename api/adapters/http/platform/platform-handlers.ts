import type { CheckHealth, HealthReport } from '../../../application/platform/check-health.ts';
import type { GetPublicSettings } from '../../../application/platform/get-public-settings.ts';
import type { PublicSettings } from '../../../domain/platform/public-settings.ts';
import { dailyAnalyses } from '../../../domain/shared/subscription-tier.ts';
import { uploadMaxBytes, uploadMaxPixels } from '../../../domain/shared/upload-limits.ts';
import type { Contract } from '../contract/load-contract.ts';
import type { components } from '../generated/contract.ts';
import type { Handlers } from '../handler.ts';
import type { Drain } from '../middleware/drain.ts';
import { OUTAGE_SECONDS } from '../problem.ts';

export interface PlatformUseCases {
  checkHealth: CheckHealth;
  getPublicSettings: Pick<GetPublicSettings, 'run'>;
  contract: Contract;
  drain: Pick<Drain, 'stopping'>;
}

type PlatformOperation = 'getHealth' | 'getLiveness' | 'getReadiness' | 'getPublicSettings' | 'getContract';

/** Answers about the installation itself. */
export function platformHandlers({ checkHealth, getPublicSettings, contract, drain }: PlatformUseCases) {
  return {
    getHealth: async () => presentHealth(await checkHealth.run()),

    async getReadiness() {
      const report = await checkHealth.run();
      return presentHealth({ ...report, process: { up: !drain.stopping } });
    },

    async getLiveness() {
      return { status: 200, body: { status: 'ok', checks: { process: { status: 'ok' } } } };
    },

    async getPublicSettings() {
      return { status: 200, body: presentPublicSettings(await getPublicSettings.run()) };
    },

    async getContract() {
      return { status: 200, body: contract.document };
    },
  } satisfies Pick<Handlers, PlatformOperation>;
}

/** What pages show of the installation, under its names in the contract. */
export const presentPublicSettings = (settings: PublicSettings): components['schemas']['PublicSettings'] => ({
  platform_name: settings.platformName,
  company: settings.company,
  support_email: settings.supportEmail,
  limits: {
    upload_bytes: uploadMaxBytes,
    upload_pixels: uploadMaxPixels,
    daily_analyses: { ...dailyAnalyses },
  },
});

/** Without these nothing can be served; without any other part the rest of the product still works. */
const needed = ['process', 'database'];

function presentHealth(report: HealthReport) {
  const checks = Object.fromEntries(
    Object.entries(report).map(([name, { up }]) => [
      name,
      { status: up ? ('ok' as const) : ('down' as const) },
    ]),
  );
  const missing = Object.keys(report).filter((name) => !report[name]?.up);
  const down = missing.some((name) => needed.includes(name));
  if (down) {
    const headers = { 'Retry-After': String(OUTAGE_SECONDS) };
    return { status: 503 as const, body: { status: 'down' as const, checks }, headers };
  }
  const status = missing.length > 0 ? ('degraded' as const) : ('ok' as const);
  return { status: 200 as const, body: { status, checks } };
}
