import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { Landmark } from 'lucide-react';
import { askWhatBecame, useKeepOrder } from '../../../api/ordering.ts';
import { useAnswerChallenge, useChallenge } from '../../../api/payments.ts';
import type { SandboxChallenge } from '../../../api/payments.ts';
import { ApiError, errorMessage } from '../../../api/errors.ts';
import { useFormatMoney } from '../../../entities/currency/currencies.ts';
import { paths } from '../../../lib/paths.ts';
import { wireMoney } from '../../../lib/wire-money.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Box, Flex, Grid, Stack, chakra } from '../../../ui/layout.ts';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { closeCheckout, keepClaim, storedOrder } from '../orders/stored-orders.ts';
import { orderPath } from '../orders/order-path.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { purchaseFailure } from './purchase-failure.ts';
import type { CheckoutState } from './checkout-screen.tsx';

/** The sandbox's bank: a page that asks for approval, as a bank's 3-D Secure page would. */
export function ChallengeScreen() {
  const { reference = '' } = useParams();
  const challenge = useChallenge(reference);
  return (
    <CheckoutFrame
      title="Your bank asks for your approval"
      lead="This stands in for the 3-D Secure page of a bank. It is part of the test mode: no money moves."
      back={{ href: paths.checkout, label: 'Back to checkout' }}
    >
      <Box maxW="30rem">
        {challenge.data ? (
          <Question challenge={challenge.data} />
        ) : challenge.error ? (
          <ErrorState
            title="The bank does not know this payment"
            message={errorMessage(challenge.error)}
            onRetry={() => void challenge.refetch()}
            retrying={challenge.isFetching}
          />
        ) : (
          <SkeletonText lines={4} />
        )}
      </Box>
    </CheckoutFrame>
  );
}

/** Approve or reject, then hear from our own server what became of the order. */
function useAnswer({ reference, order_id }: SandboxChallenge) {
  const navigate = useNavigate();
  const keepOrder = useKeepOrder();
  const { mutateAsync } = useAnswerChallenge();
  const [busy, setBusy] = useState<'approve' | 'reject' | 'look' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { token } = storedOrder(order_id);
  const typed = (useLocation().state as CheckoutState | null)?.typed;

  async function lookAfter(): Promise<void> {
    try {
      const result = await askWhatBecame(order_id, token);
      keepClaim(result);
      keepOrder(result.order, token);
      await navigate(orderPath(order_id), { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 402) throw error;
      const { message, advice } = purchaseFailure(error);
      closeCheckout();
      const state: CheckoutState = { declined: { message, advice }, typed };
      await navigate(paths.checkout, { replace: true, state });
    }
  }

  async function answer(outcome: 'approve' | 'reject' | 'look'): Promise<void> {
    setBusy(outcome);
    setFailure(null);
    try {
      if (outcome !== 'look') await mutateAsync({ reference, data: { outcome } });
      await lookAfter();
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setBusy(null);
    }
  }

  return { busy, failure, answer: (outcome: 'approve' | 'reject' | 'look') => void answer(outcome) };
}

function Question({ challenge }: { challenge: SandboxChallenge }) {
  const format = useFormatMoney();
  const { busy, failure, answer } = useAnswer(challenge);
  const amount = format(wireMoney(challenge.amount, challenge.currency));
  const settled = challenge.state !== 'waiting';
  return (
    <Panel>
      <Stack gap="5">
        <Flex align="center" gap="3" color="fg.muted">
          <Icon as={Landmark} size={20} />
          <chakra.span textStyle="label">Sandbox Bank</chakra.span>
        </Flex>
        <chakra.div>
          <chakra.p textStyle="priceLarge">{amount}</chakra.p>
          <chakra.p textStyle="body" color="fg.muted">
            to {challenge.merchant}
          </chakra.p>
        </chakra.div>
        {failure && <Alert>{failure}</Alert>}
        {settled ? (
          <>
            <Alert tone="info">
              You have already {challenge.state === 'approved' ? 'approved' : 'rejected'} this payment.
            </Alert>
            <Button busy={busy === 'look'} onClick={() => answer('look')}>
              Go on
            </Button>
          </>
        ) : (
          <Grid templateColumns="1fr 1fr" gap="3">
            <Button
              block
              busy={busy === 'approve'}
              disabled={busy === 'reject'}
              onClick={() => answer('approve')}
            >
              Approve
            </Button>
            <Button
              block
              variant="outline"
              busy={busy === 'reject'}
              disabled={busy === 'approve'}
              onClick={() => answer('reject')}
            >
              Reject
            </Button>
          </Grid>
        )}
      </Stack>
    </Panel>
  );
}
