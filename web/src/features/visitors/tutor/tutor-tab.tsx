/** The tutor for visitors: a conversation without an account, restored from the visitor's cookie. */
import { useRef } from 'react';
import { Flex, chakra } from '../../../ui/layout.ts';
import { AllUsed } from '../all-used.tsx';
import { Conversation } from './conversation.tsx';
import { MessageBox } from './message-box.tsx';
import { useVisitorTutor } from './use-visitor-tutor.ts';

export function TutorTab() {
  const allUsed = useRef<HTMLDivElement>(null);
  const tutor = useVisitorTutor(() => allUsed.current?.focus());
  const { quota, left, blocked } = tutor;
  return (
    <Flex direction="column" gap="4">
      <Flex justify="space-between" align="baseline" gap="4" wrap="wrap">
        <chakra.h3 textStyle="title">Ask the tutor</chakra.h3>
        <chakra.p role="status" textStyle="body" color="fg.muted" minH="5">
          {quota && left !== null && `${left} of ${quota.limit} free messages left`}
        </chakra.p>
      </Flex>
      {blocked && <AllUsed ref={allUsed}>{blocked}</AllUsed>}
      <Flex
        direction="column"
        borderWidth="1px"
        borderRadius="control"
        bg="bg"
        height="clamp(24rem, 62vh, 34rem)"
      >
        <Conversation tutor={tutor} />
        <MessageBox waiting={tutor.waiting} onSend={tutor.send} />
      </Flex>
    </Flex>
  );
}
