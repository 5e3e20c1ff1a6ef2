/** The SDK, once it is loaded: it is large, and an installation without a model never needs it. */
export let loadedSdk: typeof import('@anthropic-ai/sdk') | null = null;

export async function loadSdk(): Promise<typeof import('@anthropic-ai/sdk')> {
  return (loadedSdk ??= await import('@anthropic-ai/sdk'));
}
