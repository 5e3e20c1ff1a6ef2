import { isStaff } from '../../../domain/shared/role.ts';
import type { NoteExport } from '../../../application/platform/note-export.ts';
import type { Operation } from '../contract/load-contract.ts';
import type { Caller } from '../handler.ts';
import type { LooseAnswer } from './send-answer.ts';

/** Which rows of what was found, and their order: no filter. */
const PAGING = ['page', 'pageSize', 'limit', 'cursor', 'sort', 'order'];

/**
 * Notes a file that a console is about to hand to staff. It rests on the header that makes an answer a file, so that no handler of
 * the consoles can forget it, and on who may call the operation, so that an address outside of `/admin/` is none either. What staff download of
 * their own, as anybody may, is no export.
 */
export async function noteIfExport(
  answer: LooseAnswer,
  { operation, caller, query }: { operation: Operation; caller: Caller | null; query: object },
  noteExport: NoteExport,
): Promise<void> {
  const [, fileName] = /filename="([^"]+)"/.exec(answer.headers?.['Content-Disposition'] ?? '') ?? [];
  if (fileName === undefined || !caller || !isStaff(caller.user.role)) return;
  if (!operation.access.every((who) => who !== 'public' && isStaff(who))) return;
  const filters = Object.keys(query).filter((name) => !PAGING.includes(name));
  await noteExport.run(caller.user.id, { fileName, filters });
}
