/** What asks the api, and what the whole app asks first: who is signed in, and what the platform is called. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NameInForce } from '../platform/name-in-force.tsx';
import { SessionCheck } from '../session/session-check.tsx';
import type { SessionCheckProps } from '../session/session.tsx';

export { makeQueryClient } from '../../api/query-client.ts';

/** Asked once for all pages; `tell` hears who is signed in. */
export function AskedFirst(props: SessionCheckProps) {
  const client = useQueryClient();
  useEffect(() => {
    client.mount();
    return () => client.unmount();
  }, [client]);
  return (
    <>
      <SessionCheck {...props} />
      <NameInForce />
    </>
  );
}
