import { EventEmitter } from 'node:events';
import type { Context } from 'koa';
import type { Operation } from '../contract/load-contract.ts';
import { GuardedRequest } from './guarded-request.ts';

function begin() {
  const res = Object.assign(new EventEmitter(), { closed: false, writableFinished: false });
  const request = new GuardedRequest({ res } as unknown as Context, {} as Operation, null, true);
  return { res, request };
}

describe('the signal of a request', () => {
  it('is aborted when the client goes away', () => {
    const { res, request } = begin();
    const { signal } = request;
    res.emit('close');
    expect(signal.aborted).toBe(true);
  });

  it('is aborted from the start when the client has gone before', () => {
    const { res, request } = begin();
    res.closed = true;
    expect(request.signal.aborted).toBe(true);
  });

  it('is not aborted by the end of the answer', () => {
    const { res, request } = begin();
    const { signal } = request;
    res.writableFinished = true;
    res.emit('close');
    expect(signal.aborted).toBe(false);
  });
});
