import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  confidenceText,
  indicatorsText,
  medianTimeText,
  precisionText,
  realPrecisionText,
} from '../../../content/figures.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { chakra } from '../../../ui/layout.ts';
import { StatCard, StatRow } from '../../../ui/stat-card.tsx';
import { architecture, featureCards, indicatorGroups, privacy } from './about-content.ts';
import type { OverlayProps } from './reviews-overlay.tsx';

/** What the platform is, how it works and what it was measured to do. */
export function AboutOverlay({
  open,
  onClose,
  onStartFreeTrial,
}: OverlayProps & { onStartFreeTrial: () => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="About Wickwise"
      size="lg"
      footer={<Button onClick={onStartFreeTrial}>Start Free Trial</Button>}
    >
      {/* Takes the focus, so that the keyboard scrolls what has no control of its own. */}
      <chakra.div
        tabIndex={0}
        role="group"
        aria-label="About Wickwise"
        display="flex"
        flexDirection="column"
        gap="8"
      >
        <chakra.p textStyle="reading" maxW="measure">
          Wickwise reads a trading chart out of a picture. It measures what is there, says how sure it is of
          each number, computes what follows by written rules, and explains it. It is a tool for research and
          education, and gives no financial advice.
        </chakra.p>
        <StatRow>
          <StatCard
            label="Precision"
            value={precisionText}
            note={`of readings of drawn screenshots are right, ${realPrecisionText} of real ones, ${confidenceText}`}
          />
          <StatCard label="Median time" value={medianTimeText} note="to decode and read a picture" />
          <StatCard label="Indicators" value={indicatorsText} note="computed from the recovered series" />
        </StatRow>
        <Cards />
        <Part title="How it is built">
          <Points items={architecture} />
        </Part>
        <Part title="Indicators and patterns">
          <Groups />
        </Part>
        <Part title="Privacy and security">
          <Points items={privacy} />
        </Part>
      </chakra.div>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section>
      <chakra.h3 textStyle="subtitle" mb="3">
        {title}
      </chakra.h3>
      {children}
    </chakra.section>
  );
}

function Cards() {
  return (
    <chakra.ul
      aria-label="Features"
      listStyleType="none"
      display="grid"
      gap={{ base: '4', md: '6' }}
      gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
    >
      {featureCards.map(({ title, text }) => (
        <chakra.li key={title} borderTopWidth="1px" borderColor="border.strong" pt="3">
          <chakra.h3 textStyle="subtitle">{title}</chakra.h3>
          <chakra.p textStyle="body" color="fg.muted" mt="1">
            {text}
          </chakra.p>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

function Points({ items }: { items: readonly string[] }) {
  return (
    <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="2" maxW="measure">
      {items.map((item) => (
        <chakra.li key={item} display="flex" gap="3" textStyle="body">
          <chakra.span color="fg.subtle" mt="2px" flexShrink="0">
            <Icon as={Check} />
          </chakra.span>
          {item}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

function Groups() {
  return (
    <chakra.dl
      display="grid"
      gap="5"
      gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(3, minmax(0, 1fr))' }}
    >
      {indicatorGroups.map(({ name, items }) => (
        <chakra.div key={name}>
          <chakra.dt textStyle="label">{name}</chakra.dt>
          {items.map((item) => (
            <chakra.dd key={item} textStyle="body" color="fg.muted" mt="1">
              {item}
            </chakra.dd>
          ))}
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
