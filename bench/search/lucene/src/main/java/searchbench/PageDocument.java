package searchbench;

import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field.Store;
import org.apache.lucene.document.SortedDocValuesField;
import org.apache.lucene.document.SortedSetDocValuesField;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.util.BytesRef;

/**
 * A page from one line of tab-separated parts: key, country, tld, industry, technologies, features, text values, title, record. All text
 * goes into one field, so that Lucene reads one posting list per word instead of six. That is less work than for the other engines, which
 * also weight the fields; it is the fastest way to make Lucene return the same documents.
 */
final class PageDocument {
  private static final String VALUE_SEPARATOR = "\u0001";

  static Document parse(String line) {
    String[] parts = line.split("\t", -1);
    Document document = new Document();
    document.add(new StringField("key", parts[0], Store.NO));
    addFacet(document, "country", parts[1]);
    addFacet(document, "tld", parts[2]);
    addFacet(document, "industry", parts[3]);
    for (String technology : parts[4].split(VALUE_SEPARATOR)) {
      document.add(new StringField("tech", technology, Store.NO));
      document.add(new SortedSetDocValuesField("tech", new BytesRef(technology)));
    }
    for (String feature : parts[5].split(VALUE_SEPARATOR)) document.add(new StringField("has", feature, Store.NO));
    for (String value : parts[6].split(VALUE_SEPARATOR, -1)) document.add(new TextField("text", value, Store.NO));
    document.add(new TextField("title", parts[7], Store.NO));
    document.add(new StoredField("record", new BytesRef(parts[8])));
    return document;
  }

  static String key(String line) {
    return line.substring(0, line.indexOf('\t'));
  }

  private static void addFacet(Document document, String field, String value) {
    document.add(new StringField(field, value, Store.NO));
    document.add(new SortedDocValuesField(field, new BytesRef(value)));
  }
}
