/**
 * Moves labels apart that would cover each other, each as little as needed and in their order.
 * @param wanted where each would lie, any order
 * @param gap least distance between two neighbours, same unit
 * @returns a position for each, in the order given; within low..high when there is room
 */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  const positions: number[] = [];
  // Blocks of touching labels: each block sits at the mean of where its labels would like to be.
  const blocks: { members: number[]; start: number }[] = [];
  for (const index of order) {
    let block = { members: [index], start: within(wanted[index]!, 1) };
    for (let before = blocks.at(-1); before && touches(before, block.start); before = blocks.at(-1)) {
      blocks.pop();
      const members = [...before.members, ...block.members];
      const mean = members.reduce((sum, member, at) => sum + wanted[member]! - at * gap, 0) / members.length;
      block = { members, start: within(mean, members.length) };
    }
    blocks.push(block);
  }
  for (const { members, start } of blocks)
    members.forEach((member, at) => (positions[member] = start + at * gap));
  return positions;

  function touches(block: { members: number[]; start: number }, next: number): boolean {
    return block.start + block.members.length * gap > next;
  }
  function within(start: number, count: number): number {
    return Math.max(low, Math.min(high - (count - 1) * gap, start));
  }
}
