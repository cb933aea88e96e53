package searchbench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import org.apache.lucene.search.Query;

/** Totals of each query, CPU time per query, and every wall time of the measured part. */
record Measurement(long[] totals, double cpuMs, double[] wallMs, String strategy) {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  static Measurement of(PageIndex index, String operation, BenchQuery[] queries, long warmUpCpuMs, long measureCpuMs)
      throws IOException {
    Query[] prepared = Arrays.stream(queries).map(BenchQuery::toLucene).toArray(Query[]::new);
    if (!operation.equals("top")) {
      Operation chosen = operation.equals("count") ? index::count : index::facetChecksum;
      run(chosen, prepared, warmUpCpuMs, operation);
      return run(chosen, prepared, measureCpuMs, operation);
    }
    // Lucene can compute rows and an exact total in two ways; the cheaper one counts.
    run(index::topInOnePass, prepared, warmUpCpuMs, "");
    run(index::topAfterCount, prepared, warmUpCpuMs, "");
    Measurement onePass = run(index::topInOnePass, prepared, measureCpuMs, "one pass");
    Measurement countFirst = run(index::topAfterCount, prepared, measureCpuMs, "count, then skipping");
    return onePass.cpuMs <= countFirst.cpuMs ? onePass : countFirst;
  }

  /** Makes all counts in one call, thirty times after ten warm-up calls. */
  static Measurement ofCounts(PageIndex index, BenchQuery[] queries) throws IOException {
    long[] totals = index.totals(queries);
    for (int repeat = 0; repeat < 10; repeat++) index.totals(queries);
    double[] wallMs = new double[30];
    long cpuStart = THREADS.getCurrentThreadCpuTime();
    for (int repeat = 0; repeat < wallMs.length; repeat++) {
      long start = System.nanoTime();
      index.totals(queries);
      wallMs[repeat] = (System.nanoTime() - start) / 1e6;
    }
    double cpuMs = (THREADS.getCurrentThreadCpuTime() - cpuStart) / 1e6 / wallMs.length;
    return new Measurement(totals, cpuMs, wallMs, "");
  }

  private static Measurement run(Operation operation, Query[] queries, long cpuBudgetMs, String strategy)
      throws IOException {
    long[] totals = new long[queries.length];
    double[] wallMs = new double[1 << 20];
    int measured = 0;
    long cpuStart = THREADS.getCurrentThreadCpuTime();
    do {
      for (int at = 0; at < queries.length && measured < wallMs.length; at++) {
        long start = System.nanoTime();
        totals[at] = operation.total(queries[at]);
        wallMs[measured++] = (System.nanoTime() - start) / 1e6;
      }
    } while (THREADS.getCurrentThreadCpuTime() - cpuStart < cpuBudgetMs * 1_000_000 && measured < wallMs.length);
    double cpuMs = (THREADS.getCurrentThreadCpuTime() - cpuStart) / 1e6 / measured;
    return new Measurement(totals, cpuMs, Arrays.copyOf(wallMs, measured), strategy);
  }

  interface Operation {
    long total(Query query) throws IOException;
  }
}
