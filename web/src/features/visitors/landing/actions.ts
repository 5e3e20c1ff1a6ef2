/** What the buttons of parts that load no code of their own do: they say it in `data-act`. */
export const acts = ['try', 'demo', 'learn', 'contact', 'reviews', 'about'] as const;

export type Act = (typeof acts)[number];

/** What was asked for by a click somewhere on the page; null when nothing was. */
export function actOf(target: EventTarget | null): Act | null {
  const named = target instanceof Element ? target.closest('[data-act]')?.getAttribute('data-act') : null;
  return acts.find((act) => act === named) ?? null;
}
