/**
 * How long work may hold something that others wait for. Each lease ends by itself, so that what a killed process held is
 * free again; work that goes on longer renews it.
 */

/** How often work under way says that it goes on. */
export const HEARTBEAT_MS = 10_000;

/** An analysis; six heartbeats missed mean that its process is gone. */
export const ANALYSIS_LEASE_MS = 60_000;

/** The credit set aside for an analysis. It outlives the analysis, so that no credit is freed under work that goes on. */
export const CREDIT_LEASE_MS = 120_000;

/** An Idempotency-Key; an attempt that has not finished by then belongs to a process that died. */
export const IDEMPOTENCY_LEASE_MS = 60_000;

/** An unpaid order; a younger one may still be with the process that placed it. */
export const ORDER_LEASE_MS = 60_000;

/** A visitor's use that was begun and not ended counts against the allowance for so long. */
export const VISITOR_USE_LEASE_MS = 10 * 60_000;
