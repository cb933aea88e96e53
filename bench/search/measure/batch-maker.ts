const batchSize = 500;

/** Makes pages in batches, apart from their indexing, so that the time of the calling thread for making them is separate. */
export class BatchMaker<Made> {
  spentUs = 0;
  private readonly make: (number: number) => Made;

  constructor(make: (number: number) => Made) {
    this.make = make;
  }

  /** What has the numbers from `first` on, below `end`. */
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
