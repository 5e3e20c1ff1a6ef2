export { AnswerSandboxChallenge } from './answer-sandbox-challenge.ts';
export { GetSandboxChallenge } from './get-sandbox-challenge.ts';
export { ReceiveGatewayEvent } from './receive-gateway-event.ts';
