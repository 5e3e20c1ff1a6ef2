import { usePublicSettings } from '../../../api/platform.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';

/** Who runs the site, as the operator has set it. */
export function Operator() {
  const { data, isPending, refetch } = usePublicSettings();
  if (isPending) return <SkeletonText lines={4} />;
  if (!data)
    return (
      <ErrorState
        title="The company’s details could not be loaded"
        message="Check your connection and try again."
        onRetry={() => void refetch()}
      />
    );
  const { company, support_email: email } = data;
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: 'max-content 1fr' }}
      columnGap="6"
      rowGap="1"
      textStyle="reading"
      css={{ '& dt': { color: 'fg.muted' } }}
    >
      <dt>Company</dt>
      <dd>{company.name}</dd>
      <dt>Company number</dt>
      <dd>{company.number}</dd>
      <dt>Registered address</dt>
      <dd>{company.address}</dd>
      <dt>Email</dt>
      <dd>
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </dd>
    </chakra.dl>
  );
}
