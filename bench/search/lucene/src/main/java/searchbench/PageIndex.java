package searchbench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TopDocs;
import org.apache.lucene.search.TopScoreDocCollectorManager;
import org.apache.lucene.store.FSDirectory;

/** The index, opened for queries on one thread and for single durable writes. */
final class PageIndex implements AutoCloseable {
  private static final int ROWS = 100;
  private static final Set<String> RECORD_ONLY = Set.of("record");

  private final Path path;
  private final FSDirectory files;
  private final double openMs;
  private DirectoryReader reader;
  private IndexSearcher searcher;
  private IndexWriter writer;

  PageIndex(Path path) throws IOException {
    long start = System.nanoTime();
    this.path = path;
    files = FSDirectory.open(path);
    show(DirectoryReader.open(files));
    openMs = (System.nanoTime() - start) / 1e6;
  }

  int documents() {
    return reader.numDocs();
  }

  double openMs() {
    return openMs;
  }

  Path directory() {
    return path;
  }

  /** Computes the top rows and the exact total in one pass that scores every match. */
  int topInOnePass(Query query) throws IOException {
    ExactTop answer = searcher.search(query, new ExactTop.Manager(ROWS));
    fetchRows(answer.top());
    return answer.total();
  }

  /** Counts the exact total first, then searches for the top rows and may skip documents that cannot be among them. */
  int topAfterCount(Query query) throws IOException {
    int total = searcher.count(query);
    fetchRows(searcher.search(query, new TopScoreDocCollectorManager(ROWS, null, ROWS)));
    return total;
  }

  int count(Query query) throws IOException {
    return searcher.count(query);
  }

  /**
   * A number that two engines share only if their facets agree: the sum of all counts, each weighted by the letters of its value in lower
   * case.
   */
  long facetChecksum(Query query) throws IOException {
    long checksum = 0;
    for (TreeMap<String, Integer> values : searcher.search(query, new FacetCounts.Manager()).values()) {
      for (var entry : values.entrySet()) {
        checksum += (long) entry.getValue() * entry.getKey().toLowerCase(Locale.ROOT).chars().sum();
      }
    }
    return checksum;
  }

  long[] totals(BenchQuery[] queries) throws IOException {
    long[] totals = new long[queries.length];
    for (int at = 0; at < queries.length; at++) totals[at] = count(queries[at].toLucene());
    return totals;
  }

  Timing read(BenchQuery query) throws IOException {
    long start = System.nanoTime();
    int total = topInOnePass(query.toLucene());
    return new Timing((System.nanoTime() - start) / 1e6, total);
  }

  /** When it returns, the page is on disk (commit syncs the files) and visible to the next query. */
  Timing upsert(String line) throws IOException {
    if (writer == null) writer = new IndexWriter(files, IndexBuilder.config());
    long start = System.nanoTime();
    writer.updateDocument(new Term("key", PageDocument.key(line)), PageDocument.parse(line));
    writer.commit();
    DirectoryReader newer = DirectoryReader.openIfChanged(reader);
    if (newer != null) {
      reader.close();
      show(newer);
    }
    return new Timing((System.nanoTime() - start) / 1e6, reader.numDocs());
  }

  @Override
  public void close() throws IOException {
    if (writer != null) writer.close();
    reader.close();
    files.close();
  }

  private void show(DirectoryReader newer) {
    reader = newer;
    searcher = new IndexSearcher(reader);
    // The same queries run repeatedly here, so a cache would be measured instead of the search.
    searcher.setQueryCache(null);
  }

  private void fetchRows(TopDocs top) throws IOException {
    var storedFields = searcher.storedFields();
    for (ScoreDoc hit : top.scoreDocs) {
      if (storedFields.document(hit.doc, RECORD_ONLY).getBinaryValue("record").length == 0) {
        throw new IOException("a row without a record");
      }
    }
  }

  record Timing(double wallMs, int total) {}
}
