/** Secrets of webhooks, and what they sign, by the Standard Webhooks specification. */
export interface WebhookSigner {
  /** The secret that the owner of the webhook is given: `whsec_` and the key in Base64. Always the same for one version. */
  secretOf(webhookId: string, version: number): string;
  /** The headers that prove a message: id, time in seconds, and a signature by each of these versions of the secret. */
  headersOf(
    webhookId: string,
    versions: readonly number[],
    message: { id: string; at: Date; body: string },
  ): Record<string, string>;
}
