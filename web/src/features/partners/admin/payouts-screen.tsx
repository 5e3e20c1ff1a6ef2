import { Navigate, Route, Routes } from 'react-router-dom';
import { BatchesPart } from './batches-part.tsx';
import { ExplainPart } from './explain-part.tsx';
import { PayablePart } from './payable-part.tsx';
import { payoutPaths } from './payout-values.ts';
import { SelfReferralsPart } from './self-referrals-part.tsx';

/** What partners have to get, what they got, and what they did not get for a reason. */
export function AdminPayoutsScreen() {
  return (
    <Routes>
      <Route index element={<PayablePart />} />
      <Route path="batches" element={<BatchesPart />} />
      <Route path="self-referrals" element={<SelfReferralsPart />} />
      <Route path="explain" element={<ExplainPart />} />
      <Route path="*" element={<Navigate to={payoutPaths.payable} replace />} />
    </Routes>
  );
}
