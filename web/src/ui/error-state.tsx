import { chakra } from '@chakra-ui/react';
import { CircleAlert, RotateCw } from 'lucide-react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

export interface ErrorStateProps {
  title?: string;
  message: string;
  onRetry?: () => void;
  retrying?: boolean;
}

/** Stands where the content would have stood. */
export function ErrorState({
  title = 'This could not be loaded',
  message,
  onRetry,
  retrying,
}: ErrorStateProps) {
  return (
    <chakra.div
      role="alert"
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="center"
      gap="2"
      px="6"
      py="10"
    >
      <chakra.span color="danger.fg" mb="1">
        <Icon as={CircleAlert} size={24} />
      </chakra.span>
      <chakra.p textStyle="subtitle">{title}</chakra.p>
      <chakra.p textStyle="body" color="fg.muted" maxW="52ch" overflowWrap="anywhere">
        {message}
      </chakra.p>
      {onRetry && (
        <chakra.div mt="4">
          <Button variant="outline" icon={RotateCw} busy={retrying} onClick={onRetry}>
            Retry
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}
