# Varnish includes the chrome's header and footer in a site's pages (ESI). To see it run: npm run example varnish
#
# Pages contain <esi:include src="/chrome/header?lang=de&amp;theme=light&amp;transparent=false"/> and are sent with the
# header Surrogate-Control: content="ESI/1.0". If the service fails, Varnish shows the last good copy or, without one,
# the fallback at the end of this file.
# ESI executes includes anywhere in a page: escape < as &lt; in text that comes from visitors (searches, comments).
vcl 4.1;

import std;

# Your site.
backend site {
  .host = "127.0.0.1";
  .port = "8081";
}

# The service. Pages without a copy wait for it, so the timeouts are short.
# Varnish does not speak TLS to backends: for an https service, use a local TLS proxy.
backend chrome {
  .host = "127.0.0.1";
  .port = "8787";
  .host_header = "127.0.0.1:8787";
  .connect_timeout = 500ms;
  .first_byte_timeout = 1s;
  .between_bytes_timeout = 1s;
}

sub vcl_recv {
  unset req.http.Surrogate-Capability;
  if (req.esi_level == 0) {
    set req.http.Surrogate-Capability = {"varnish="ESI/1.0""};
  }
  if (req.url ~ "^/chrome/") {
    # Reject paths that lead out of /chrome/, however they are encoded.
    if (req.url ~ "(?i)^[^?]*(\.|%2e){2}") {
      return (synth(404));
    }
    set req.backend_hint = chrome;
    # Events that browsers have counted: the only requests with a body.
    if (req.method == "POST" && req.url == "/chrome/events") {
      unset req.http.Cookie;
      unset req.http.Authorization;
      return (pass);
    }
    # Includes inherit the visitor's headers. The chrome is the same for everyone, and a cookie would prevent caching.
    unset req.http.Cookie;
    unset req.http.Authorization;
    # Cache only includes and files. Visitors could send other requests with any query, and those would push the copies
    # out of the cache.
    if (req.url ~ "^/chrome/(assets/|(elements|loader)\.js(\?|$)|licenses\.txt(\?|$))") {
      set req.url = regsub(req.url, "\?.*$", "");
    } else if (req.esi_level == 0) {
      unset req.http.If-None-Match;
      unset req.http.If-Modified-Since;
      unset req.http.Range;
      return (pass);
    }
    if (req.method == "GET" || req.method == "HEAD") {
      return (hash);
    }
    return (pass);
  }
  set req.backend_hint = site;
  # A page with includes cannot be sent in ranges.
  unset req.http.Range;
}

sub vcl_hash {
  # One copy for all host names of the site.
  if (req.url ~ "^/chrome/") {
    hash_data(req.url);
    return (lookup);
  }
}

sub vcl_backend_fetch {
  if (bereq.url ~ "^/chrome/") {
    # .host_header applies only if there is no Host.
    unset bereq.http.Host;
    # The service must not get the visitor's headers. Add any others that your own proxies set.
    unset bereq.http.User-Agent;
    unset bereq.http.Accept-Language;
    unset bereq.http.Referer;
    unset bereq.http.Origin;
    unset bereq.http.Forwarded;
    unset bereq.http.X-Forwarded-For;
    unset bereq.http.X-Forwarded-Host;
    unset bereq.http.X-Forwarded-Proto;
    unset bereq.http.X-Real-IP;
    unset bereq.http.Via;
  }
}

sub vcl_backend_response {
  if (bereq.url !~ "^/chrome/") {
    if (beresp.http.Surrogate-Control ~ "ESI/1.0") {
      unset beresp.http.Surrogate-Control;
      set beresp.do_esi = true;
      # These headers describe the page without the chrome.
      unset beresp.http.ETag;
      unset beresp.http.Last-Modified;
    }
    return (deliver);
  }

  # Files without a hash in their name change with a release. After an error, send the copy.
  if (bereq.url ~ "^/chrome/((elements|loader)\.js|licenses\.txt)$") {
    if (beresp.status != 200 || beresp.http.Content-Type !~ "^text/(javascript|plain)") {
      return (error(503, "No file"));
    }
    set beresp.grace = 7d;
  }

  # Do not cache errors, or error pages of gateways.
  if (bereq.url ~ "^/chrome/assets/" && (beresp.status != 200 || beresp.http.Cache-Control !~ "immutable")) {
    set beresp.uncacheable = true;
    set beresp.ttl = 2s;
  }

  # Wait for the complete body: a body that is cut off then counts as an error, and half a header is never sent.
  set beresp.do_stream = false;

  if (bereq.url ~ "^/chrome/(header|footer|head)(\?|$)") {
    # Varnish would put any body into the page, including error pages of gateways. Only the service sends
    # Portico-State.
    if (beresp.status != 200 || !beresp.http.Portico-State) {
      return (error(503, "No chrome"));
    }
    # A 304 without lifetimes, which a proxy in between may send, would keep the copy for the default of two minutes.
    if (beresp.was_304 && beresp.ttl > std.duration(regsub(beresp.http.Cache-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s)) {
      set beresp.ttl = std.duration(regsub(beresp.http.Cache-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
    }
    # After an error, show the copy for as long as the service allows, and renew it in the background.
    # That time ends before an announcement starts or ends: do not set a longer one.
    set beresp.grace = 0s;
    if (beresp.http.Cache-Control ~ "stale-if-error=[0-9]+") {
      set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 0s);
    }
    return (deliver);
  }
}

sub vcl_synth {
  if (req.url ~ "^/chrome/") {
    synthetic("");
    return (deliver);
  }
}

sub vcl_backend_error {
  # Renewing a copy failed: keep the copy.
  if (bereq.is_bgfetch) {
    return (abandon);
  }
  if (bereq.url !~ "^/chrome/(header|footer|head)(\?|$)") {
    return (deliver);
  }
  # There is no copy. Without this, Varnish would put its own error page into the page.
  set beresp.status = 200;
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  # Try the service again after 2 s, not for every page.
  set beresp.ttl = 2s;
  set beresp.grace = 0s;
  if (bereq.url ~ "^/chrome/header") {
    synthetic({"<header data-fallback="header" lang="en"><strong><a href="/">Acme</a></strong>
<a href="/pricing">Pricing</a><a href="/docs">Documentation</a><a href="/api/auth/login">Log in</a></header>"});
  } else if (bereq.url ~ "^/chrome/footer") {
    synthetic({"<footer data-fallback="footer" lang="en"><strong>Acme</strong>
<a href="/legal/privacy">Privacy</a><a href="/legal/terms">Terms</a><a href="/contact">Contact</a></footer>"});
  } else {
    synthetic("");
  }
  return (deliver);
}
