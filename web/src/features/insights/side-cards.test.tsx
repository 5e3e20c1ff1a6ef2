import { render, screen } from '@testing-library/react';
import { inConsole } from '../../entities/catalog/testing/admin-samples.ts';
import { buildUser } from '../../entities/session/testing/build-user.ts';
import { CreditsCard } from './side-cards.tsx';

const trial = { credits: 7, expires_at: '2026-12-03T12:00:00Z', source: 'trial' as const };

it.each([
  [trial, 'Trial ends on 3 Dec 2026'],
  [null, null],
])(
  '[W-350] the card of credits on the dashboard says when the first expire: %j',
  (credits_expiring, text) => {
    render(inConsole(<CreditsCard user={buildUser({ credits_balance: 7, credits_expiring })} />));
    expect(screen.getByText('7')).toBeInTheDocument();
    expect(screen.queryByText(/Trial ends|expire/)?.textContent ?? null).toBe(text);
  },
);
