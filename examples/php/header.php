<?php
// The start of every page. $page contains the page's language and title.
$chrome = $portico->chromeFor(['lang' => $page['language']]);
?>
<!doctype html>
<html lang="<?= htmlspecialchars($page['language']) ?>">
<head>
<meta charset="utf-8">
<title><?= htmlspecialchars($page['title']) ?></title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/site.css">
<?= $chrome['head'] ?>

</head>
<body>
<?= $chrome['header'] ?>

<main>
