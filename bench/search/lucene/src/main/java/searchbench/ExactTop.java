package searchbench;

import java.io.IOException;
import java.util.Collection;
import org.apache.lucene.search.CollectorManager;
import org.apache.lucene.search.TopDocs;
import org.apache.lucene.search.TopScoreDocCollector;
import org.apache.lucene.search.TopScoreDocCollectorManager;

/** The top rows with the totals of the collectors, because reading the total from TopDocs differs between Lucene 9 and 10. */
record ExactTop(TopDocs top, int total) {

  static final class Manager implements CollectorManager<TopScoreDocCollector, ExactTop> {
    private final TopScoreDocCollectorManager rows;

    Manager(int rowCount) {
      rows = new TopScoreDocCollectorManager(rowCount, null, Integer.MAX_VALUE);
    }

    @Override
    public TopScoreDocCollector newCollector() throws IOException {
      return rows.newCollector();
    }

    @Override
    public ExactTop reduce(Collection<TopScoreDocCollector> collectors) throws IOException {
      int total = collectors.stream().mapToInt(TopScoreDocCollector::getTotalHits).sum();
      return new ExactTop(rows.reduce(collectors), total);
    }
  }
}
