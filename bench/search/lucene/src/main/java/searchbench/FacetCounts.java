package searchbench;

import java.io.IOException;
import java.util.Collection;
import java.util.TreeMap;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.SortedDocValues;
import org.apache.lucene.search.Collector;
import org.apache.lucene.search.CollectorManager;
import org.apache.lucene.search.LeafCollector;
import org.apache.lucene.search.Scorable;
import org.apache.lucene.search.ScoreMode;

/** Counts countries and industries over every match, by ordinal within a segment. */
final class FacetCounts implements Collector {
  private static final String[] FIELDS = {"country", "industry"};
  private final TreeMap<String, TreeMap<String, Integer>> counts = new TreeMap<>();

  FacetCounts() {
    for (String field : FIELDS) counts.put(field, new TreeMap<>());
  }

  @Override
  public LeafCollector getLeafCollector(LeafReaderContext context) throws IOException {
    SortedDocValues[] values = new SortedDocValues[FIELDS.length];
    int[][] ordinals = new int[FIELDS.length][];
    for (int field = 0; field < FIELDS.length; field++) {
      values[field] = DocValues.getSorted(context.reader(), FIELDS[field]);
      ordinals[field] = new int[values[field].getValueCount()];
    }
    return new LeafCollector() {
      @Override
      public void setScorer(Scorable scorer) {}

      @Override
      public void collect(int document) throws IOException {
        for (int field = 0; field < FIELDS.length; field++) {
          if (values[field].advanceExact(document)) ordinals[field][values[field].ordValue()]++;
        }
      }

      @Override
      public void finish() throws IOException {
        for (int field = 0; field < FIELDS.length; field++) {
          for (int ordinal = 0; ordinal < ordinals[field].length; ordinal++) {
            if (ordinals[field][ordinal] == 0) continue;
            String value = values[field].lookupOrd(ordinal).utf8ToString();
            counts.get(FIELDS[field]).merge(value, ordinals[field][ordinal], Integer::sum);
          }
        }
      }
    };
  }

  @Override
  public ScoreMode scoreMode() {
    return ScoreMode.COMPLETE_NO_SCORES;
  }

  static final class Manager implements CollectorManager<FacetCounts, TreeMap<String, TreeMap<String, Integer>>> {
    @Override
    public FacetCounts newCollector() {
      return new FacetCounts();
    }

    @Override
    public TreeMap<String, TreeMap<String, Integer>> reduce(Collection<FacetCounts> collectors) {
      FacetCounts merged = new FacetCounts();
      for (FacetCounts collector : collectors) {
        collector.counts.forEach(
            (field, values) ->
                values.forEach((value, count) -> merged.counts.get(field).merge(value, count, Integer::sum)));
      }
      return merged.counts;
    }
  }
}
