package searchbench;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import org.apache.lucene.analysis.AnalyzerWrapper;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.core.WhitespaceAnalyzer;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.store.FSDirectory;

final class IndexBuilder {

  static ProcessUsage build(Path directory, BufferedReader input, int documents) throws IOException {
    IndexWriterConfig config = config().setOpenMode(IndexWriterConfig.OpenMode.CREATE).setRAMBufferSizeMB(256);
    try (FSDirectory files = FSDirectory.open(directory);
        IndexWriter writer = new IndexWriter(files, config)) {
      for (int document = 0; document < documents; document++) {
        writer.addDocument(PageDocument.parse(input.readLine()));
      }
      // Queries are fastest on one segment.
      writer.forceMerge(1);
      writer.commit();
    }
    return ProcessUsage.now(directory);
  }

  static IndexWriterConfig config() {
    // Separate files for stored records and index, so that the size of each is known.
    IndexWriterConfig config = new IndexWriterConfig(new GappedWhitespaceAnalyzer()).setUseCompoundFile(false);
    config.getMergePolicy().setNoCFSRatio(0);
    return config;
  }

  /** Splits only at blanks, because the text consists of tokens. A gap of one word keeps phrases from crossing two values. */
  private static final class GappedWhitespaceAnalyzer extends AnalyzerWrapper {
    private final Analyzer whitespace = new WhitespaceAnalyzer(255);

    GappedWhitespaceAnalyzer() {
      super(Analyzer.GLOBAL_REUSE_STRATEGY);
    }

    @Override
    protected Analyzer getWrappedAnalyzer(String field) {
      return whitespace;
    }

    @Override
    public int getPositionIncrementGap(String field) {
      return 1;
    }
  }
}
