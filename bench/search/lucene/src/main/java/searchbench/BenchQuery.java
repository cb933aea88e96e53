package searchbench;

import org.apache.lucene.index.Term;
import org.apache.lucene.queries.intervals.IntervalQuery;
import org.apache.lucene.queries.intervals.Intervals;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;

/** One query of the benchmark. Its words are already tokens. */
record BenchQuery(String[] words, String mode, String country, String has) {
  /** Two words with at most five between them. */
  private static final int NEAR_WIDTH = 7;

  Query toLucene() {
    Query text = textQuery();
    if (country == null) return text;
    return new BooleanQuery.Builder()
        .add(text, Occur.MUST)
        .add(new TermQuery(new Term("country", country)), Occur.FILTER)
        .add(new TermQuery(new Term("has", has)), Occur.FILTER)
        .build();
  }

  private Query textQuery() {
    return switch (mode) {
      case "title" -> new TermQuery(new Term("title", words[0]));
      case "prefix" -> new PrefixQuery(new Term("text", words[0]));
      case "exclude" -> new BooleanQuery.Builder().add(word(0), Occur.MUST).add(word(1), Occur.MUST_NOT).build();
      case "group" -> {
        Query either = new BooleanQuery.Builder().add(word(0), Occur.SHOULD).add(word(1), Occur.SHOULD).build();
        yield new BooleanQuery.Builder().add(either, Occur.MUST).add(word(2), Occur.MUST).build();
      }
      case "near" -> new IntervalQuery(
          "text",
          Intervals.maxwidth(NEAR_WIDTH, Intervals.unordered(Intervals.term(words[0]), Intervals.term(words[1]))));
      default -> plainQuery();
    };
  }

  private Query plainQuery() {
    if (words.length == 1) return word(0);
    if (mode.equals("phrase")) return new PhraseQuery("text", words);
    BooleanQuery.Builder builder = new BooleanQuery.Builder();
    Occur occur = mode.equals("all") ? Occur.MUST : Occur.SHOULD;
    for (int at = 0; at < words.length; at++) builder.add(word(at), occur);
    return builder.build();
  }

  private TermQuery word(int at) {
    return new TermQuery(new Term("text", words[at]));
  }
}
