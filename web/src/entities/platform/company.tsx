import { usePublicSettings } from '../../api/platform.ts';
import { chakra } from '../../ui/layout.ts';
import { TextLink } from '../../ui/link.tsx';
import { WaitingCompany } from './waiting-company.tsx';

/** Company, number and registered address, as the operator has set them. */
export function Company() {
  const { data, isPending } = usePublicSettings();
  if (isPending) return <WaitingCompany />;
  if (!data) return null;
  const { company, support_email: email } = data;
  return (
    <chakra.address fontStyle="normal">
      <chakra.span color="fg" fontWeight="550">
        {company.name}
      </chakra.span>
      {`, company number ${company.number}`}
      <br />
      {company.address}
      <br />
      <TextLink href={`mailto:${email}`}>{email}</TextLink>
    </chakra.address>
  );
}
