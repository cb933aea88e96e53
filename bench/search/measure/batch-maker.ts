const batchSize = 500;

/** Makes pages in batches, separately from indexing them, so that the time for making them can be subtracted. */
export class BatchMaker<Made> {
  spentUs = 0;
  private readonly make: (number: number) => Made;

  constructor(make: (number: number) => Made) {
    this.make = make;
  }

  /** Makes the items from `first` up to but not including `end`. */
  batch(first: number, end: number): Made[] {
    const before = process.threadCpuUsage();
    const made: Made[] = [];
    for (let number = first; number < Math.min(end, first + batchSize); number += 1)
      made.push(this.make(number));
    const { user, system } = process.threadCpuUsage(before);
    this.spentUs += user + system;
    return made;
  }
}
