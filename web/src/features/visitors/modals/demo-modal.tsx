import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { chakra } from '../../../ui/layout.ts';

const steps = [
  ['Find', 'The price axis, its labels and every candle are found on the pixels of the picture.'],
  ['Fit', 'A scale through the labels turns heights into prices, each with the error that is left.'],
  ['Follow', 'Levels, patterns and a plan are computed from those prices by written rules.'],
] as const;

export interface DemoModalProps {
  open: boolean;
  onClose: () => void;
  /** To the demo, where a visitor gives it a chart of their own. */
  onTry: () => void;
}

/** What a reading looks like, before somebody tries one. */
export function DemoModal({ open, onClose, onTry }: DemoModalProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="See a reading"
      description="Nothing on this picture was drawn by hand."
      size="lg"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button onClick={onTry}>Try it with your chart</Button>
        </>
      }
    >
      {/* Takes the focus, so that the keyboard scrolls what has no control of its own. */}
      <chakra.div tabIndex={0} role="group" aria-label="A reading and how it came about">
        <chakra.img
          src="/reading.webp"
          width={1340}
          height={760}
          alt="A falling chart of 95 candles with its price axis, swing levels, entry, stop and first target marked where they were measured."
          w="100%"
          h="auto"
          borderWidth="1px"
          borderRadius="control"
        />
        <chakra.ol
          mt="5"
          display="grid"
          gap={{ base: '4', md: '6' }}
          gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
          listStyleType="none"
        >
          {steps.map(([verb, sentence]) => (
            <chakra.li key={verb} borderTopWidth="1px" borderColor="border.strong" pt="3">
              <chakra.h3 textStyle="subtitle">{verb}</chakra.h3>
              <chakra.p textStyle="body" color="fg.muted" mt="1">
                {sentence}
              </chakra.p>
            </chakra.li>
          ))}
        </chakra.ol>
      </chakra.div>
    </Dialog>
  );
}
