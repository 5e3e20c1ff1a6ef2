import type { MessagesClient } from '../adapters/anthropic/messages-client.ts';
import type { ProviderReports } from '../adapters/anthropic/provider-reports.ts';
import type { Environment } from './environment.ts';

/** What a language model is asked with, and which provider the settings name. */
export interface ModelParts {
  provider: Environment['aiProvider'];
  client: MessagesClient;
  reports: ProviderReports;
}
