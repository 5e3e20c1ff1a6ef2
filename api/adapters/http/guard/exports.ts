import { isStaff } from '../../../domain/shared/role.ts';
import type { NoteExport } from '../../../application/platform/note-export.ts';
import type { Operation } from '../contract/load-contract.ts';
import type { Caller } from '../handler.ts';
import type { LooseAnswer } from './send-answer.ts';

/** Which page, and how many rows of it: no filter. */
const PAGING = ['page', 'page_size', 'limit'];

/**
 * Notes a file that a console is about to hand to staff. It rests on the header that makes an answer a file, so that no handler of
 * the consoles can forget it.
 */
export async function noteIfExport(
  answer: LooseAnswer,
  { operation, caller, query }: { operation: Operation; caller: Caller | null; query: object },
  noteExport: NoteExport,
): Promise<void> {
  const [, fileName] = /filename="([^"]+)"/.exec(answer.headers?.['Content-Disposition'] ?? '') ?? [];
  if (fileName === undefined || !caller || !isStaff(caller.user.role)) return;
  if (!operation.path.startsWith('/admin/')) return;
  const filters = Object.keys(query).filter((name) => !PAGING.includes(name));
  await noteExport.run(caller.user.id, { fileName, filters });
}
