import { CONFIRM_MS, UNDO_MS, isPending, isUndoable, type EmailChange } from './email-change.ts';

const start = new Date('2026-03-02T09:00:00Z');
const after = (ms: number): Date => new Date(start.getTime() + ms);
const change: EmailChange = {
  id: '1',
  userId: '2',
  oldEmail: 'old@example.com',
  newEmail: 'new@example.com',
  requestedAt: start,
  expiresAt: after(CONFIRM_MS),
  undoUntil: after(UNDO_MS),
  confirmedAt: null,
  endedAt: null,
};

describe('[W-331] a change of address', () => {
  it('waits for a day, until it is confirmed or ended', () => {
    expect(isPending(change, after(CONFIRM_MS - 1))).toBe(true);
    expect(isPending(change, after(CONFIRM_MS))).toBe(false);
    expect(isPending({ ...change, confirmedAt: start }, start)).toBe(false);
    expect(isPending({ ...change, endedAt: start }, start)).toBe(false);
  });

  it('can be undone for a week, confirmed or not, once', () => {
    expect(isUndoable(change, after(UNDO_MS - 1))).toBe(true);
    expect(isUndoable({ ...change, confirmedAt: start }, after(UNDO_MS - 1))).toBe(true);
    expect(isUndoable(change, after(UNDO_MS))).toBe(false);
    expect(isUndoable({ ...change, endedAt: start }, start)).toBe(false);
  });
});
