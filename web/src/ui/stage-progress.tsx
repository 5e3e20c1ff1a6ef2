import { chakra } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export interface Stage {
  id: string;
  label: string;
  state: 'waiting' | 'running' | 'done' | 'failed';
  /** What the stage found, e.g. '9 ticks'. */
  note?: string;
  elapsedMs?: number;
}

const stateLabels: Record<Stage['state'], string> = {
  waiting: 'waiting',
  running: 'running',
  done: 'done',
  failed: 'failed',
};

function Mark({ state }: { state: Stage['state'] }) {
  if (state === 'running') return <Spinner />;
  if (state === 'done') return <Icon as={Check} />;
  if (state === 'failed') return <Icon as={X} />;
  return (
    <chakra.span display="block" width="6px" height="6px" mx="5px" borderRadius="full" bg="border.control" />
  );
}

const colour = { waiting: 'fg.subtle', running: 'accent.fg', done: 'fg', failed: 'danger.fg' } as const;

/** True progress: which stage runs, which are done, what each found. There is no invented percentage. */
export function StageProgress({ label, stages }: { label: string; stages: readonly Stage[] }) {
  const running = stages.find((stage) => stage.state === 'running');
  const done = stages.filter((stage) => stage.state === 'done').length;
  return (
    <chakra.div>
      <chakra.div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={stages.length}
        aria-valuenow={done}
        aria-valuetext={
          running
            ? `${running.label}, ${done} of ${stages.length} stages done`
            : `${done} of ${stages.length} stages done`
        }
        display="grid"
        gridAutoFlow="column"
        gridAutoColumns="1fr"
        gap="1"
        mb="4"
      >
        {stages.map((stage) => (
          <chakra.span
            key={stage.id}
            height="3px"
            borderRadius="full"
            bg={
              stage.state === 'waiting'
                ? 'bg.muted'
                : stage.state === 'running'
                  ? 'accent.solid'
                  : stage.state === 'failed'
                    ? 'danger.solid'
                    : 'fg'
            }
            animation={stage.state === 'running' ? 'breathe 1.2s ease-in-out infinite' : undefined}
          />
        ))}
      </chakra.div>
      <chakra.ol display="flex" flexDirection="column">
        {stages.map((stage) => (
          <chakra.li
            key={stage.id}
            display="flex"
            alignItems="center"
            gap="3"
            minH="9"
            textStyle="body"
            color={colour[stage.state]}
            aria-current={stage.state === 'running' ? 'step' : undefined}
          >
            <Mark state={stage.state} />
            <chakra.span flex="1" fontWeight={stage.state === 'running' ? '550' : '400'}>
              {stage.label}
              <chakra.span
                position="absolute"
                clipPath="inset(50%)"
              >{`, ${stateLabels[stage.state]}`}</chakra.span>
            </chakra.span>
            {stage.note && <chakra.span color="fg.muted">{stage.note}</chakra.span>}
            {stage.elapsedMs !== undefined && (
              <chakra.span textStyle="code" color="fg.muted" minW="4.5rem" textAlign="end">
                {Math.round(stage.elapsedMs)} ms
              </chakra.span>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.div>
  );
}
