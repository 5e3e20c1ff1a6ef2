import type { ProviderError, ProviderErrors } from '../../../ports/platform/provider-errors.ts';
import type { ProviderPauses } from '../../../ports/platform/provider-pauses.ts';
import type { Log } from '../../../ports/shared/log.ts';
import { FakeClock } from '../../../testing/fake-clock.ts';
import { recordLog } from '../../../testing/log-lines.ts';
import { MessagesClient, type AnthropicSettings } from '../messages-client.ts';
import { ProviderReports } from '../provider-reports.ts';
import { SharedPause } from '../shared-pause.ts';
import { FakeMessagesApi } from './fake-messages-api.ts';

export const KEY = 'sk-test-key-of-nobody';

/** A fake messages API and what is needed to call it; what was logged and recorded can be looked at. */
export class FakeAnthropic {
  readonly api = new FakeMessagesApi();
  readonly recorded: ProviderError[] = [];
  readonly lines: string[];
  private readonly log: Log;
  readonly reports: ProviderReports;
  readonly clock = new FakeClock();
  /** Stored nowhere, unless a test brings a store. */
  pauses: ProviderPauses = { until: async () => null, extend: async () => undefined };
  address = '';

  constructor() {
    const { logger, lines } = recordLog();
    this.log = logger;
    this.lines = lines;
    const errors: ProviderErrors = {
      record: async (error) => void this.recorded.push(error),
      latest: async () => [],
    };
    this.reports = new ProviderReports({ errors, clock: this.clock, log: logger });
  }

  async open(): Promise<void> {
    this.address = await this.api.start();
  }

  /** Forgets what was recorded and logged; the API lets the test's key in. */
  clear(): void {
    this.recorded.length = 0;
    this.lines.length = 0;
    this.api.key = KEY;
  }

  client(changes: Partial<AnthropicSettings> = {}): MessagesClient {
    return new MessagesClient({
      apiKey: KEY,
      baseUrl: this.address,
      model: 'claude-sonnet-test',
      maxTokens: 1400,
      timeoutMs: 5000,
      pause: new SharedPause({ pauses: this.pauses, clock: this.clock, log: this.log }),
      ...changes,
    });
  }
}
