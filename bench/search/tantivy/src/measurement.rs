//! Totals of each query, CPU time per query, and every wall time of the measured part.

use crate::page_index::PageIndex;
use crate::queries::BenchQuery;
use crate::usage::cpu_ms;
use serde_json::{Value, json};
use std::time::Instant;
use tantivy::query::Query;

const SAMPLES_MAX: usize = 1 << 20;

struct Run {
    totals: Vec<u64>,
    cpu_ms: f64,
    wall_ms: Vec<f64>,
}

pub fn measure(
    index: &PageIndex,
    operation: &str,
    queries: &[BenchQuery],
    warm_up_cpu_ms: f64,
    measure_cpu_ms: f64,
) -> tantivy::Result<Value> {
    let prepared: Vec<_> = queries.iter().map(|query| query.to_tantivy(&index.fields)).collect();
    if operation != "top" {
        let total = |query: &dyn Query| match operation {
            "count" => index.count(query),
            _ => index.facet_checksum(query),
        };
        run(&total, &prepared, warm_up_cpu_ms)?;
        return Ok(run(&total, &prepared, measure_cpu_ms)?.json(""));
    }
    // Tantivy can compute rows and an exact total in two ways; the cheaper one counts.
    let one_pass = |query: &dyn Query| index.top_in_one_pass(query);
    let count_first = |query: &dyn Query| index.top_after_count(query);
    run(&one_pass, &prepared, warm_up_cpu_ms)?;
    run(&count_first, &prepared, warm_up_cpu_ms)?;
    let in_one = run(&one_pass, &prepared, measure_cpu_ms)?;
    let in_two = run(&count_first, &prepared, measure_cpu_ms)?;
    Ok(if in_one.cpu_ms <= in_two.cpu_ms { in_one.json("one pass") } else { in_two.json("count, then skipping") })
}

/// Makes all counts in one call, thirty times after ten warm-up calls.
pub fn measure_counts(index: &PageIndex, queries: &[BenchQuery]) -> tantivy::Result<Value> {
    let totals = || -> tantivy::Result<Vec<u64>> {
        queries.iter().map(|query| index.count(&*query.to_tantivy(&index.fields))).collect()
    };
    for _ in 0..10 {
        totals()?;
    }
    let cpu_start = cpu_ms();
    let mut wall_ms = Vec::new();
    let mut last = Vec::new();
    for _ in 0..30 {
        let start = Instant::now();
        last = totals()?;
        wall_ms.push(start.elapsed().as_secs_f64() * 1e3);
    }
    let spent = (cpu_ms() - cpu_start) / wall_ms.len() as f64;
    Ok(Run { totals: last, cpu_ms: spent, wall_ms }.json(""))
}

fn run(
    total: &dyn Fn(&dyn Query) -> tantivy::Result<u64>,
    queries: &[Box<dyn Query>],
    cpu_budget_ms: f64,
) -> tantivy::Result<Run> {
    let mut totals = vec![0; queries.len()];
    let mut wall_ms = Vec::new();
    let cpu_start = cpu_ms();
    loop {
        for (at, query) in queries.iter().enumerate() {
            let start = Instant::now();
            totals[at] = total(&**query)?;
            wall_ms.push(start.elapsed().as_secs_f64() * 1e3);
        }
        let spent = cpu_ms() - cpu_start;
        if spent >= cpu_budget_ms || wall_ms.len() >= SAMPLES_MAX {
            return Ok(Run { totals, cpu_ms: spent / wall_ms.len() as f64, wall_ms });
        }
    }
}

impl Run {
    fn json(self, strategy: &str) -> Value {
        json!({ "totals": self.totals, "cpuMs": self.cpu_ms, "wallMs": self.wall_ms, "strategy": strategy })
    }
}
