import { Skeleton } from '../../ui/skeleton.tsx';

/** A line's worth of room until the company is known. */
export function WaitingCompany() {
  return <Skeleton w="14rem" h="0.75rem" />;
}
