/** A signed message on its way out. */
export interface WebhookMessage {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** What came of it. No answer: `status` is null and `error` says why, as a sentence for the owner of the webhook. */
export interface WebhookAnswer {
  status: number | null;
  latencyMs: number;
  /** The first 1000 characters at most. */
  answer: string;
  error: string | null;
}

/**
 * Sends messages to addresses that users named. Never throws for what the other side does. Reaches the public internet only:
 * a name that stands for a private address is not connected to, and no redirect is followed.
 */
export interface WebhookSender {
  send(message: WebhookMessage): Promise<WebhookAnswer>;
  /** False when the address itself, as a number, is not public. What a name stands for is looked at when something is sent. */
  accepts(url: string): boolean;
}
