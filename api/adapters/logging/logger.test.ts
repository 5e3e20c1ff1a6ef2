import { recordLog } from '../../testing/log-lines.ts';

describe('the log', () => {
  it('hides secrets that are handed to it by mistake', () => {
    const { logger, lines } = recordLog();
    const secret = 'do-not-log-me';
    logger.info(
      { password: secret, user: { token: secret }, headers: { cookie: secret }, body: { x: secret } },
      'oops',
    );
    logger.info({ req: { headers: { authorization: secret } }, image_data_url: `data:${secret}` }, 'oops');
    expect(lines.join()).not.toContain(secret);
    expect(lines.join()).toContain('[hidden]');
  });

  it('hides cards, however they are called', () => {
    const { logger, lines } = recordLog();
    const number = '4242424242424242';
    logger.info({ card: { number }, means: { kind: 'card', card: { number } } }, 'oops');
    logger.info(
      { request: { paymentDetails: { card_number: number } }, card_number: number, cvc: '987' },
      'oops',
    );
    expect(lines.join()).not.toContain(number);
    expect(lines.join()).not.toContain('987');
  });

  it('shows of an error its message, code and stack, and no row that the database put into it', () => {
    const { logger, lines } = recordLog();
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(ada@example.com)',
    });
    logger.error({ err: error }, 'failed');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'error',
      err: { message: 'duplicate key', code: '23505' },
    });
    expect(lines.join()).not.toContain('ada@example.com');
  });
});
