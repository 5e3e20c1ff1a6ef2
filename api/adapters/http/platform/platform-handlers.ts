import type { CheckHealth, HealthReport } from '../../../application/platform/check-health.ts';
import type { GetPublicSettings } from '../../../application/platform/get-public-settings.ts';
import { dailyAnalyses } from '../../../domain/shared/subscription-tier.ts';
import { uploadMaxBytes, uploadMaxPixels } from '../../../domain/shared/upload-limits.ts';
import type { components } from '../generated/contract.ts';
import type { Contract } from '../contract/load-contract.ts';
import type { Handlers } from '../handler.ts';

export interface PlatformUseCases {
  checkHealth: CheckHealth;
  getPublicSettings: Pick<GetPublicSettings, 'run'>;
  contract: Contract;
}

type PlatformOperation = 'getHealth' | 'getLiveness' | 'getReadiness' | 'getPublicSettings' | 'getContract';

/** Answers about the installation itself. */
export function platformHandlers({ checkHealth, getPublicSettings, contract }: PlatformUseCases) {
  const health = async () => presentHealth(await checkHealth.run());
  return {
    getHealth: health,
    getReadiness: health,

    async getLiveness() {
      return { status: 200, body: { status: 'ok', checks: { process: { status: 'ok' } } } };
    },

    async getPublicSettings() {
      const publicSettings = await getPublicSettings.run();
      return {
        status: 200,
        body: {
          platform_name: publicSettings.platformName,
          company: publicSettings.company,
          support_email: publicSettings.supportEmail,
          limits: {
            upload_bytes: uploadMaxBytes,
            upload_pixels: uploadMaxPixels,
            daily_analyses: { ...dailyAnalyses },
          },
        },
      };
    },

    async getContract() {
      return { status: 200, body: contract.document };
    },
  } satisfies Pick<Handlers, PlatformOperation>;
}

function presentHealth(report: HealthReport) {
  const checks = Object.fromEntries(
    Object.entries(report).map(([name, { up }]) => [
      name,
      { status: up ? ('ok' as const) : ('down' as const) },
    ]),
  );
  const up = Object.values(report).every((check) => check.up);
  const body: components['schemas']['Health'] = { status: up ? 'ok' : 'down', checks };
  return up ? { status: 200 as const, body } : { status: 503 as const, body };
}
