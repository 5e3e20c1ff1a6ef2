import type { VisitorLimits } from '../../domain/visitors/quota.ts';

/** How much visitors may try. Asked for at every use, so that a change is in force at once. */
export interface VisitorSettings {
  limits(): Promise<VisitorLimits>;
}
