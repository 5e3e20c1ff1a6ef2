import { Ajv2020 } from 'ajv/dist/2020.js';
import { err, ok, type Result } from '../../domain/shared/result.ts';

/**
 * Checks what the model replied against a schema, which the error calls `name`. Compiling it, and the
 * compiler's own schemas, takes a seventh of what loading the api takes, and most processes never ask a model: it waits for the first reply.
 */
export function replyCheck<T>(schema: object, name: string): (reply: unknown) => Result<T, string> {
  let compiled: ReturnType<typeof compile<T>> | undefined;
  return (reply) => {
    const { ajv, follows } = (compiled ??= compile<T>(schema));
    if (follows(reply)) return ok(reply);
    const errors = ajv.errorsText(follows.errors, { dataVar: 'reply' });
    return err(`The model's reply does not follow the ${name}: ${errors}`);
  };
}

function compile<T>(schema: object) {
  const ajv = new Ajv2020({ allowUnionTypes: true });
  return { ajv, follows: ajv.compile<T>(schema) };
}
