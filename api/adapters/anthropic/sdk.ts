import type * as Sdk from '@anthropic-ai/sdk';

/** The SDK, once it is loaded: it is large, and an installation without a model never needs it. */
export let loadedSdk: typeof Sdk | null = null;

export async function loadSdk(): Promise<typeof Sdk> {
  return (loadedSdk ??= await import('@anthropic-ai/sdk'));
}
