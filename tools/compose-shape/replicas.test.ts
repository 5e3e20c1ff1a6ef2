import { filledIn } from './replicas.ts';

describe('a setting of the compose file', () => {
  it('is what the operator gave, or what the file says instead', () => {
    const given = { NAME: 'Wickwise' };
    expect(filledIn('${NAME:-none} on ${HOST:-localhost}${MORE:-}', given)).toBe('Wickwise on localhost');
    expect(filledIn('${NAME:?say it}', given)).toBe('Wickwise');
    expect(filledIn('1$$', given)).toBe('1$');
  });

  it('is refused where the operator has to give it and did not', () => {
    expect(() => filledIn('${SECRET_KEY:?at least 32 characters}', {})).toThrow(
      'SECRET_KEY: at least 32 characters',
    );
  });
});
